/** The page title for visitors who are not logged in. */

export const pageTitle = 'Admin Portal'

/** Names of the roles. */
export const roles = {
  owner: 'Owner',
  manager: 'Manager',
  sales: 'Sales',
  workshop: 'Workshop',
  accounts: 'Accounts',
}

export const notYours = (role: string) =>
  `Your role is ${role}. Ask the owner if you need this page.`
