/** Texts beside a configuration, for staff. */

export const withoutRegistration = 'Registration and insurance are not included.'
export const openToday = 'See this at today’s prices'
