/** What stands above the contract until the staff write it otherwise. */
export const oncePaid =
  'One price for a year of services, paid once. It begins where your free services end.'
