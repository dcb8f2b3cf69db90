/** `bad`: the site does not work correctly. `note`: the site works, but could be improved. */
export type DoctorFinding = { is: 'good' | 'note' | 'bad'; what: string; todo?: string }

export const goodFinding = (what: string): DoctorFinding => ({ is: 'good', what })
export const noteFinding = (what: string, todo: string): DoctorFinding => ({
  is: 'note',
  what,
  todo,
})
export const badFinding = (what: string, todo: string): DoctorFinding => ({ is: 'bad', what, todo })

/**
 * Formats a command as the operator must type it. On a server, `npm run` would not use the site's
 * data.
 */
export function formatCommand(command: string, words: string): string {
  const run = process.env['SHOWROOM_RUN']
  return run ? `${run} ${command} ${words}` : `npm run ${command} -- ${words}`
}

/** Formats the command that starts the site on this machine. */
export function formatStartCommand(): string {
  return process.env['SHOWROOM_RUN'] ? 'systemctl start showroom' : 'npm start'
}
