import * as v from 'valibot'
import { isPlainEmailAddress } from '#app/crm/mail/plain-email-address.ts'

/** The environment variables; the README explains each. */
export type Env = v.InferOutput<typeof envSchema>

/**
 * Parses the settings of this process. Throws an `EnvError` whose message names every invalid one.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = v.safeParse(envSchema, given)
  if (result.success) return result.output
  const wrong = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'settings'}: ${issue.message}`,
  )
  throw new EnvError(wrong.join('\n'))
}

export class EnvError extends Error {
  override name = 'EnvError'
}

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  )

const url = (protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be a URL that starts with ${protocols.join(' or ')}`,
    ),
  )

const timeZone = v.pipe(
  v.string(),
  v.check((zone) => {
    try {
      Temporal.Now.zonedDateTimeISO(zone)
      return true
    } catch {
      return false
    }
  }, 'must be a time zone name such as Asia/Kolkata'),
)

const envSchema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'),
  PUBLIC_URL: v.optional(
    v.pipe(
      url(['http:', 'https:']),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(url(['postgres:', 'postgresql:'])),
  MEDIA_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        () => false,
        'is not supported yet. Leave it unset: uploads are stored in DATA_DIR or in PostgreSQL',
      ),
    ),
  ),
  ADMIN_USER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.@-]{1,60}$/, 'must be 1 to 60 letters, digits or . _ @ -')),
    'admin',
  ),
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.minLength(10, 'must have at least 10 characters'),
      v.maxLength(200, 'must have at most 200 characters'),
    ),
  ),
  FORM_LIMIT_PER_MINUTE: v.optional(wholeNumber(0, 1_000_000), '20'),
  TRUST_PROXY: v.optional(
    v.union(
      [
        v.picklist(['loopback', 'none', 'all']),
        v.pipe(v.string(), v.regex(/^[1-9]$/), v.transform(Number)),
      ],
      'must be loopback, none, all, or the number of proxies in front: 1 to 9',
    ),
    'loopback',
  ),
  SMTP_URL: v.optional(url(['smtp:', 'smtps:'])),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.check(isPlainEmailAddress, 'must be one email address like desk@example.com'),
    ),
  ),
  LEADS_TO: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.check(
        (addresses) => addresses.every(isPlainEmailAddress),
        'must be one or more email addresses like desk@example.com, separated by commas',
      ),
    ),
  ),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^\S{16,200}$/, 'must be 16 to 200 characters without spaces')),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    ),
    'info',
  ),
  TIME_ZONE: v.optional(timeZone, 'Asia/Kolkata'),
})
