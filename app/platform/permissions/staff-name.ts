import type { StaffAccount } from './session.ts'

type StaffRow = { user_id: string; user_name: string }

/** Returns the name of an account, or the user ID of an account without a name. */
export const staffName = (staff: Pick<StaffAccount, 'userId' | 'userName'> | StaffRow): string =>
  'user_id' in staff ? staff.user_name || staff.user_id : staff.userName || staff.userId
