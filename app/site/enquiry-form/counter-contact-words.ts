/** Beside a form: what happens once it is sent, and when somebody takes the telephone. */

export const whatNext = 'What happens next'

export const deskHours = (hours: string, closedOn: readonly string[]) =>
  [hours, ...closedOn.map((days) => `closed on ${days}`)].join(', ')
