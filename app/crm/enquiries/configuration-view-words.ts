/** Around a configuration, as the staff read it. */

export const withoutRegistration = 'Registration and insurance are not included.'
export const openToday = 'See the same at today’s prices'
