import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberControls } from './ui/components/redrawn-controls.ts'
import { followTranslation } from './ui/components/translated-text.ts'

const restoreControls = rememberControls()
followTranslation()

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
