let ask: (() => Promise<boolean>) | undefined

/** Where the session has ended in the meantime: resolves to whether the person has logged in again. */
export function askToLogIn(): Promise<boolean> {
  return ask ? ask() : Promise.resolve(false)
}

/** For the login dialog of the portal's frame alone. */
export function onSessionEnd(open: () => Promise<boolean>): () => void {
  ask = open
  return () => {
    if (ask === open) ask = undefined
  }
}
