/** The SMTP server, the sender, and the dealership's addresses for lead mails. */
export type MailSettings = {
  /** A URL such as `smtp://user:password@host:587`. */
  smtpUrl: string
  /**
   * The address of the sender. If it is undefined, mails are sent from the dealer's own address.
   */
  from: string | undefined
  /** Recipients of lead mails. An empty list turns lead mails off. */
  leadsTo: readonly string[]
}

/**
 * Reads the mail settings from the environment. Returns undefined if `SMTP_URL` is missing, which
 * turns mail off.
 */
export function mailSettingsFromEnv(env: {
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
  LEADS_TO?: readonly string[] | undefined
}): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, LEADS_TO: leadsTo = [] } = env
  return smtpUrl ? { smtpUrl, from, leadsTo } : undefined
}
