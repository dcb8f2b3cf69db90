import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { sharedRateLimits } from '#app/platform/http/rate-limit-store.server.ts'
import { inMemoryRateLimits } from '#app/platform/http/rate-limits.server.ts'

/** In seconds. */
const quarterHour = 15 * 60
const day = 24 * 3600

type Options = { db: Db; engine: DatabaseEngine; clock: Clock; formLimitPerMinute: number }

/** All rate limits of the site, each with its maximum and its period in seconds. */
export function allRateLimits({ db, engine, clock, formLimitPerMinute }: Options) {
  // On SQLite there is one process; on PostgreSQL there may be several.
  const limiter = engine === 'postgres' ? sharedRateLimits(db, clock) : inMemoryRateLimits(clock)
  return {
    forms: limiter('forms', formLimitPerMinute, 60),
    logins: limiter('logins', 10, quarterHour),
    knownLogins: limiter('known-logins', 10, quarterHour),
    userIds: limiter('user-ids', 9, day),
    knownUserIds: limiter('known-user-ids', 9, day),
    /** Slow login attempts of one account at one network: one in two seconds. */
    slowLogins: limiter('slow-logins', 1, 2),
    /** PDFs that visitors of one network have drawn, per minute. */
    publicPdfs: limiter('public-pdfs', 10, 60),
    /** Models for AR viewers that visitors of one network have built, per minute. */
    arModels: limiter('ar-models', 10, 60),
    /**
     * Attempts of one session to change the password, per quarter of an hour; a success clears
     * them.
     */
    passwords: limiter('passwords', 10, quarterHour),
    /**
     * Wrong codes of one account from one address, per quarter of an hour; a right one clears
     * them.
     */
    codes: limiter('codes', 5, quarterHour),
    /**
     * Codes of one account from all its unknown addresses, per day, because such a client knows
     * the password.
     */
    strangersCodes: limiter('strangers-codes', 30, day),
    /** Passkey requests and responses of one address, per quarter of an hour. */
    passkeys: limiter('passkeys', 60, quarterHour),
    /** Password resets that one address requests, per quarter of an hour. */
    forgotten: limiter('forgotten', 5, quarterHour),
    /** Test notifications of one account, per quarter of an hour. */
    testNotifications: limiter('test-notifications', 10, 15 * 60),
    /** Mails with a link to one account, per hour. */
    forgottenOf: limiter('forgotten-of', 3, 3600),
    /** Acknowledgements and mails about changes to one mailbox, per hour and per day. */
    acknowledgements: limiter('acknowledgements', 5, 3600),
    acknowledgementsOfDay: limiter('acknowledgements-of-day', 10, day),
    /** Wrong last digits of one reference, per day. */
    enquiryReferences: limiter('enquiry-references', 5, day),
    /** Wrong pairs of reference and digits from one network, per hour. */
    enquiryNetworks: limiter('enquiry-networks', 20, 3600),
    /** Wrong pairs of reference and digits on the whole site, per hour. */
    enquiryLookups: limiter('enquiry-lookups', 300, 3600),
  }
}
