/** What a visitor reads about reminders, beside what their form says itself. */

export const pageTitle = 'Service reminders'
