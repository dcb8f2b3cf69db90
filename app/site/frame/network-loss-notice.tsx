import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import {
  type NetworkLoss,
  onNetworkLoss,
  openIfReachable,
} from '#app/ui/components/network-loss.ts'
import * as uiWords from '#app/ui/components/words.ts'
import * as words from './words.ts'

/** Reports a failed network request above the page. The next navigation removes the notice. */
export function NetworkLossNotice() {
  const [loss, setLoss] = useState<NetworkLoss>()
  const [isTrying, setTrying] = useState(false)
  const { key } = useLocation()
  useEffect(() => onNetworkLoss(setLoss), [])
  useEffect(() => setLoss(undefined), [key])
  if (!loss) return null

  const { href, sentence } = loss
  async function tryAgain() {
    setTrying(true)
    await openIfReachable(href)
    setTrying(false)
  }

  return (
    <div role="alert" className="sticky top-16 z-30 border-bad border-b-3 bg-surface font-semibold">
      <p className="column flex flex-wrap items-center gap-x-6 py-1">
        <span>{sentence ?? lossMessage(href)}</span>
        <button type="button" className="link min-h-11" disabled={isTrying} onClick={tryAgain}>
          {uiWords.tryAgain}
        </button>
      </p>
    </div>
  )
}

function lossMessage(href: string): string {
  const { pathname } = new URL(href, location.href)
  return words.listsNotLoaded[pathname] ?? words.pageNotLoaded
}
