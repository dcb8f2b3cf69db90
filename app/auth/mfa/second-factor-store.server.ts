import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { settingsStore } from '#app/platform/settings/settings-store.server.ts'
import { generateRecoveryCodes, hashRecoveryCode } from './recovery-codes.server.ts'
import { isTotpCode, normalizeSecondFactorCode } from './second-factor-code.ts'
import { secondFactorSetting } from './second-factor-setting.ts'
import { findTotpCounter, generateTotpSecret } from './totp.server.ts'

export type SecondFactorStore = ReturnType<typeof secondFactorStore>

/** `used`: the code is right, but it was used before. */
export type CodeCheckOutcome = 'right' | 'recovery' | 'used' | 'wrong'

/** Stores the secrets of authenticator apps and the recovery codes. */
export function secondFactorStore(db: Db, clock: Clock) {
  const has = async (staffId: number) => {
    const [app, passkey] = await Promise.all([
      db
        .selectFrom('second_factors')
        .select('confirmed_at')
        .where('staff_id', '=', staffId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst(),
      db.selectFrom('passkeys').select('id').where('staff_id', '=', staffId).executeTakeFirst(),
    ])
    return { app: app?.confirmed_at ?? null, isAny: app !== undefined || passkey !== undefined }
  }

  /** Marks a code as used before it accepts it, so that a concurrent second use is refused. */
  async function takeAppCode(
    staffId: number,
    code: string,
    of: 'in use' | 'begun',
    trx: Db = db,
  ): Promise<CodeCheckOutcome> {
    const is = of === 'in use' ? 'is not' : 'is'
    const row = await trx
      .selectFrom('second_factors')
      .select('secret')
      .where('staff_id', '=', staffId)
      .where('confirmed_at', is, null)
      .executeTakeFirst()
    const step = row && findTotpCounter(row.secret, code, clock())
    if (step === undefined) return 'wrong'
    const { numUpdatedRows } = await trx
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('staff_id', '=', staffId)
      .where('confirmed_at', is, null)
      .where('last_step', '<', step)
      .executeTakeFirst()
    return numUpdatedRows > 0 ? 'right' : 'used'
  }

  async function takeRecoveryCode(staffId: number, code: string): Promise<CodeCheckOutcome> {
    const { numUpdatedRows } = await db
      .updateTable('recovery_codes')
      .set({ used_at: clock().toISOString() })
      .where('staff_id', '=', staffId)
      .where('hash', '=', hashRecoveryCode(staffId, code))
      .where('used_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0 ? 'recovery' : 'wrong'
  }

  async function drawCodes(staffId: number, trx: Db = db): Promise<string[]> {
    const codes = generateRecoveryCodes()
    await trx.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute()
    await trx
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ staff_id: staffId, hash: hashRecoveryCode(staffId, code) })))
      .execute()
    return codes
  }

  return {
    has,

    /** Returns `true` if a second factor is required and the account has none. */
    async isRequiredButMissing(staffId: number): Promise<boolean> {
      const { isRequired } = await settingsStore({ db, clock }).get(secondFactorSetting)
      return isRequired && !(await has(staffId)).isAny
    },

    /** Lists accounts without a second factor. Their sessions end when it becomes required. */
    async listStaffWithoutSecondFactor(): Promise<number[]> {
      const rows = await db
        .selectFrom('staff')
        .select('id')
        .where('id', 'not in', (of) => of.selectFrom('passkeys').select('staff_id'))
        .where('id', 'not in', (of) =>
          of.selectFrom('second_factors').select('staff_id').where('confirmed_at', 'is not', null),
        )
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Checks a code of the app or a recovery code. A right code is used up. */
    useCode(staffId: number, typed: string): Promise<CodeCheckOutcome> {
      const code = normalizeSecondFactorCode(typed)
      return isTotpCode(code)
        ? takeAppCode(staffId, code, 'in use')
        : takeRecoveryCode(staffId, code)
    },

    countCodesLeft: async (staffId: number): Promise<number> => {
      const { left } = await db
        .selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .where('staff_id', '=', staffId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(left)
    },

    /** Generates a pending secret. Returns `undefined` if the account already uses an app. */
    async beginAppSetup(staffId: number): Promise<string | undefined> {
      const fresh = {
        secret: generateTotpSecret(),
        last_step: 0,
        created_at: clock().toISOString(),
      }
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('second_factors')
        .values({ staff_id: staffId, ...fresh })
        .onConflict((row) =>
          row
            .column('staff_id')
            .doUpdateSet(fresh)
            .where('second_factors.confirmed_at', 'is', null),
        )
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0 ? fresh.secret : undefined
    },

    /** Returns the pending secret. */
    async findPendingSecret(staffId: number): Promise<string | undefined> {
      const row = await db
        .selectFrom('second_factors')
        .select('secret')
        .where('staff_id', '=', staffId)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst()
      return row?.secret
    },

    /** Turns the app on and returns new recovery codes. Returns `undefined` for a wrong code. */
    async confirm(staffId: number, typed: string): Promise<string[] | undefined> {
      return db.transaction().execute(async (trx) => {
        const outcome = await takeAppCode(staffId, normalizeSecondFactorCode(typed), 'begun', trx)
        if (outcome !== 'right') return undefined
        await trx
          .updateTable('second_factors')
          .set({ confirmed_at: clock().toISOString() })
          .where('staff_id', '=', staffId)
          .execute()
        return drawCodes(staffId, trx)
      })
    },

    regenerateCodes: (staffId: number) => drawCodes(staffId),

    removeApp: async (staffId: number): Promise<void> => {
      await db.deleteFrom('second_factors').where('staff_id', '=', staffId).execute()
    },

    /** Deletes the recovery codes if the account has no second factor left. */
    async removeUnneededRecoveryCodes(staffId: number): Promise<void> {
      if (!(await has(staffId)).isAny)
        await db.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute()
    },

    /** Deletes app, passkeys and recovery codes. Returns `false` if there was nothing to delete. */
    async clear(staffId: number): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        let isAny = false
        for (const table of secondFactorTables) {
          const { numDeletedRows } = await trx
            .deleteFrom(table)
            .where('staff_id', '=', staffId)
            .executeTakeFirst()
          isAny ||= numDeletedRows > 0
        }
        return isAny
      })
    },
  }
}

const secondFactorTables = [
  'second_factors',
  'passkeys',
  'recovery_codes',
  'pending_logins',
] as const
