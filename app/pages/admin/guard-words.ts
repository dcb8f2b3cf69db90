/** What the browser's tab says while nobody is logged in. */

export const pageTitle = 'Admin Portal'

/** What an account is, as the staff say it. */
export const roles = {
  owner: 'the owner',
  manager: 'a manager',
  sales: 'in sales',
  workshop: 'in the workshop',
  accounts: 'in accounts',
}

export const notYours = (role: string) =>
  `You are ${role} here, and this page is not part of that. If you need it, ask the owner.`
