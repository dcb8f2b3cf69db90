/** Where mail goes out, from whom, and who at the house is told of an enquiry. */
export type MailSettings = {
  /** `smtp://user:password@host:587`. */
  smtpUrl: string
  /** Unset: the dealer's own address. */
  from: string | undefined
  /** Empty: nobody at the house is told. */
  leadsTo: readonly string[]
}

/** The settings as the environment has them, or undefined where no mail is to go out. */
export function mailSettingsFromEnv(env: {
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
  LEADS_TO?: readonly string[] | undefined
}): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, LEADS_TO: leadsTo = [] } = env
  return smtpUrl ? { smtpUrl, from, leadsTo } : undefined
}
