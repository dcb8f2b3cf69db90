import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { recordEarlyInput, saveControlsBeforeHydration } from './ui/components/restore-controls.ts'
import { supportBrowserTranslation } from './ui/components/support-browser-translation.ts'

recordEarlyInput()
const restoreControls = saveControlsBeforeHydration()
supportBrowserTranslation()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      onRecoverableError(error) {
        restoreControls()
        reportError(error)
      },
    },
  )
})
