/** Asks whoever sits there for something, in a dialog of the portal's frame; resolves to whether it was given. */
function loginPrompt() {
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

const sessionPrompt = loginPrompt()
const passwordPrompt = loginPrompt()

/** Where the session has ended in the meantime: resolves to whether the person has logged in again. */
export const askToLogIn = sessionPrompt.ask
export const onLoginAsked = sessionPrompt.onAsk

let markDialogReady = () => {}
const dialogReady = new Promise<void>((resolve) => {
  markDialogReady = resolve
})

/** Where the password is wanted once more: resolves to whether it was given. The dialog may still be on its way. */
export const askForPassword = () => dialogReady.then(passwordPrompt.ask)
export function onPasswordAsked(open: () => Promise<boolean>): () => void {
  const forget = passwordPrompt.onAsk(open)
  markDialogReady()
  return forget
}
