import { useState } from 'react'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { LineItem } from './quotation-lines.tsx'
import * as words from './quotation-page-words.ts'
import {
  checkProof,
  maxProofBytes,
  type ProofCheck,
  type PublicSigningKey,
} from './quotation-proof.ts'

type Shown = ProofCheck | { is: 'checking' | 'tooLarge' }

/** Checks a chosen file with the keys of the page. Nothing is sent. */
export function ProofChecker({ keys }: { keys: readonly PublicSigningKey[] }) {
  const [shown, setShown] = useState<Shown>()

  async function check(file: File | undefined) {
    if (!file) return setShown(undefined)
    if (file.size > maxProofBytes) return setShown({ is: 'tooLarge' })
    setShown({ is: 'checking' })
    setShown(await checkProof(new Uint8Array(await file.arrayBuffer()), keys))
  }

  return (
    <div className="grid max-w-xl gap-6">
      <label className="grid gap-2 font-semibold">
        {words.verifyFile}
        <input
          type="file"
          name="proof"
          accept=".json,application/json"
          onChange={({ target }) => void check(target.files?.[0])}
          className="min-h-12 w-full rounded-control border border-control bg-surface p-3 font-normal"
        />
      </label>
      <div role="status">{shown && <CheckResult shown={shown} />}</div>
    </div>
  )
}

function CheckResult({ shown }: { shown: Shown }) {
  if (shown.is === 'checking') return <p>{words.checking}</p>
  if (shown.is !== 'valid')
    return <p className="border-bad border-l-4 pl-3 font-semibold">{words.results[shown.is]}</p>
  const { number, revision, total, dealer, validUntil, lines } = shown.figures
  return (
    <div className="grid gap-3">
      <p className="border-good border-l-4 pl-3 font-semibold">
        {words.results.valid(number, revision)}
      </p>
      {shown.isOldKey && <p>{words.results.oldKey}</p>}
      <p className="text-quiet">{words.given(dealer, formatDay(validUntil))}</p>
      <ul>
        {lines
          .filter(({ isChosen }) => isChosen)
          .map((line, index) => (
            <LineItem key={index} line={line} />
          ))}
        <li className="flex justify-between gap-4 py-2 font-bold">
          {words.sum} <span className="tabular-nums">{formatRupees(total)}</span>
        </li>
      </ul>
    </div>
  )
}
