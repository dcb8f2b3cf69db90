/** What stands above the contract until the staff write it otherwise. */
export const defaultAmcIntro =
  'Pay once for a year of services. Your AMC starts when your free services end.'
