/** Texts about service reminders, except those of their form. */

export const pageTitle = 'Service reminders'
