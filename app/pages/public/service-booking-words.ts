/** Texts about a service for visitors, except those of the form. */

export const pageTitle = 'Book a service'
export const workshop = 'Two vehicles on the lifts in our workshop'

export const introWithHours =
  'Tell us your vehicle, and choose a day and a time. Without a time, we will call you.'
