/** Asks whoever sits there for something, in a dialog of the portal's frame; resolves to whether it was given. */
function question() {
  let ask: (() => Promise<boolean>) | undefined
  return {
    ask: () => (ask ? ask() : Promise.resolve(false)),
    /** For the dialog alone. */
    onAsk: (open: () => Promise<boolean>): (() => void) => {
      ask = open
      return () => {
        if (ask === open) ask = undefined
      }
    },
  }
}

const login = question()
const proof = question()

/** Where the session has ended in the meantime: resolves to whether the person has logged in again. */
export const askToLogIn = login.ask
export const onSessionEnd = login.onAsk

let isThere = () => {}
const there = new Promise<void>((resolve) => {
  isThere = resolve
})

/** Where the password is wanted once more: resolves to whether it was given. The dialog may still be on its way. */
export const askForPassword = () => there.then(proof.ask)
export function onProofAsked(open: () => Promise<boolean>): () => void {
  const forget = proof.onAsk(open)
  isThere()
  return forget
}
