/**
 * Connects code that needs a login or password with a dialog of the frame. `ask` resolves to `true`
 * if it was given.
 */
function loginPrompt() {
  let ask: (() => Promise<boolean>) | undefined
  return {
    ask: () => (ask ? ask() : Promise.resolve(false)),
    /** Used only by the dialog. */
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

/** Asks for a login after the session has ended. Resolves to `true` if the person logged in. */
export const askToLogIn = sessionPrompt.ask
export const onLoginAsked = sessionPrompt.onAsk

let markDialogReady = () => {}
const dialogReady = new Promise<void>((resolve) => {
  markDialogReady = resolve
})

/**
 * Asks for the password again. Resolves to `true` if it was given. Waits until the dialog has
 * loaded.
 */
export const askForPassword = () => dialogReady.then(passwordPrompt.ask)
export function onPasswordAsked(open: () => Promise<boolean>): () => void {
  const forget = passwordPrompt.onAsk(open)
  markDialogReady()
  return forget
}
