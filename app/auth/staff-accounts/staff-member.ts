import * as v from 'valibot'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { customField } from '#app/platform/forms/custom-field.ts'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { roles } from '#app/platform/permissions/role.ts'
import { isEmailAddress } from '#app/platform/schema/email-address.ts'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'
import * as words from './staff-words.ts'

/** Refuses text of more than four times the maximum before it is cleaned. */
const textLine = (most: number, clean = sanitizeLine) =>
  v.pipe(
    v.string('must be text'),
    v.maxLength(4 * most, words.atMost(most)),
    v.transform((text) => clean(text).normalize('NFC')),
    v.maxLength(most, words.atMost(most)),
  )

const userId = v.pipe(
  v.optional(textLine(60, normalizeIdentifier), ''),
  v.nonEmpty(words.userIdMissing),
  v.check((id) => id === '' || /^[\w.@-]{2,60}$/.test(id), words.userIdRule),
)
const name = v.pipe(textLine(100), v.nonEmpty(words.nameMissing))
/** May be empty. The owner then hands over the link in another way. */
const email = v.pipe(
  textLine(254, normalizeIdentifier),
  v.check((text) => text === '' || isEmailAddress(text), words.noEmail),
)
const role = v.picklist(roles, words.chooseRole)

const roleOptions = roles.map((value) => ({ value, label: words.roles[value] }))

/** Fields that the owner edits. The user ID cannot be changed. */
export const staffMemberFields = {
  name: customField('text', words.name, name, {
    isRequired: true,
    missing: words.nameMissing,
    maxLength: 100,
    autoComplete: 'off',
  }),
  email: customField('email', words.email, email, {
    hint: words.emailHint,
    inputMode: 'email',
    maxLength: 254,
    autoComplete: 'off',
  }),
  role: customField('radio', words.role, role, {
    isRequired: true,
    missing: words.chooseRole,
    options: roleOptions,
  }),
}

export const newStaffMemberFields = {
  name: staffMemberFields.name,
  userId: customField('text', words.userId, userId, {
    isRequired: true,
    missing: words.userIdMissing,
    hint: words.userIdHint,
    maxLength: 60,
    autoComplete: 'off',
  }),
  email: staffMemberFields.email,
  role: staffMemberFields.role,
}

export const newStaffMemberSchema = formSchema(newStaffMemberFields)

/** Schema of a change. A field that is left out does not change. */
export const staffMemberEditSchema = v.object({
  role: v.optional(role),
  isActive: v.optional(v.boolean(words.yesOrNo)),
  /** `true` if new enquiries may be assigned to the account. */
  isIn: v.optional(v.boolean(words.yesOrNo)),
  name: v.optional(name),
  email: v.optional(email),
  /**
   * With a deactivation: the account that gets the open enquiries, or `rules` for the assignment
   * rules. Without it, they become unassigned.
   */
  openEnquiriesTo: v.optional(
    v.nullable(
      v.union(
        [
          v.literal('rules'),
          v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
        ],
        words.noSuchTarget,
      ),
    ),
  ),
})

/** An account as the owner sees it. */
export const staffMemberSchema = v.object({
  id: v.number(),
  userId: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  isActive: v.boolean(),
  isIn: v.boolean(),
  /** The instant at which an absence ends by itself; null if available or without a planned end. */
  awayUntil: v.nullable(v.string()),
  /** `true` until the account has set a password. */
  isInvited: v.boolean(),
  /** `true` if the login asks for a second step. */
  hasSecondStep: v.boolean(),
  /** Instants, ISO 8601. */
  createdAt: v.string(),
  lastSeenAt: v.nullable(v.string()),
  /** Expiry of the newest unused link, which may be in the past. */
  linkUntil: v.nullable(v.string()),
})

/** Schema of the availability of an account. */
export const availabilitySchema = v.object({
  isIn: v.boolean(words.yesOrNo),
  /** The last day of an absence, in the dealer's time zone; null for no planned end. */
  lastDayAway: v.optional(
    v.nullable(v.pipe(v.string(words.noDay), v.check(isCalendarDay, words.noDay))),
  ),
})

export type AvailabilityEdit = v.InferOutput<typeof availabilitySchema>
export type NewStaffMember = v.InferOutput<typeof newStaffMemberSchema>
export type StaffMemberEdit = v.InferOutput<typeof staffMemberEditSchema>
export type StaffMember = v.InferOutput<typeof staffMemberSchema>
