import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { saveControlsBeforeHydration } from './ui/components/redrawn-controls.ts'
import { supportBrowserTranslation } from './ui/components/translated-text.ts'

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
