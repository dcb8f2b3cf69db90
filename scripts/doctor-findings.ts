/** `bad`: the site does not do its work so. `note`: it does, and could do better. */
export type DoctorFinding = { is: 'good' | 'note' | 'bad'; what: string; todo?: string }

export const goodFinding = (what: string): DoctorFinding => ({ is: 'good', what })
export const noteFinding = (what: string, todo: string): DoctorFinding => ({
  is: 'note',
  what,
  todo,
})
export const badFinding = (what: string, todo: string): DoctorFinding => ({ is: 'bad', what, todo })

/** How a command of ours is typed here: on a server `npm run` would act on other data than the site's. */
export function formatCommand(command: string, words: string): string {
  const run = process.env['SHOWROOM_RUN']
  return run ? `${run} ${command} ${words}` : `npm run ${command} -- ${words}`
}

/** How the site is started here. */
export function formatStartCommand(): string {
  return process.env['SHOWROOM_RUN'] ? 'systemctl start showroom' : 'npm start'
}
