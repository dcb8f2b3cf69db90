/** `bad`: the site does not do its work so. `note`: it does, and could do better. */
export type Finding = { is: 'good' | 'note' | 'bad'; what: string; todo?: string }

export const good = (what: string): Finding => ({ is: 'good', what })
export const note = (what: string, todo: string): Finding => ({ is: 'note', what, todo })
export const bad = (what: string, todo: string): Finding => ({ is: 'bad', what, todo })

/** How a command of ours is typed here: on a server `npm run` would act on other data than the site's. */
export function typed(command: string, words: string): string {
  const run = process.env['SHOWROOM_RUN']
  return run ? `${run} ${command} ${words}` : `npm run ${command} -- ${words}`
}

/** How the site is started here. */
export function startWords(): string {
  return process.env['SHOWROOM_RUN'] ? 'systemctl start showroom' : 'npm start'
}
