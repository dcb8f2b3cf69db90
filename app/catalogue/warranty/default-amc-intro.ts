/** Default introduction until staff write their own. */
export const defaultAmcIntro =
  'Pay once for a year of services. Your AMC starts when your free services end.'
