import { useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { useHydrated } from '#app/ui/components/use-hydrated.ts'
import * as words from './staff-words.ts'

/** Shows the ten recovery codes. They cannot be shown again. */
export function RecoveryCodes({ codes, userId }: { codes: readonly string[]; userId: string }) {
  const isAlive = useHydrated()
  const [told, setTold] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setTold(words.copied)
    } catch {
      setTold(words.notCopied)
    }
  }

  return (
    <section aria-labelledby="recovery-codes" className="max-w-prose">
      <h2 id="recovery-codes" className="font-bold text-xl">
        {words.keepThese}
      </h2>
      <p className="mt-1 text-quiet">{words.keepThemSafe}</p>
      {/* A printed sheet needs the user ID to identify its account. */}
      <p className="hidden print:block">{userId}</p>
      <ol className="my-5 grid max-w-md gap-x-8 gap-y-1.5 rounded-control border border-hairline bg-surface p-4 font-mono text-lg tracking-wide sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      {isAlive && (
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <Button size="small" onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button size="small" onClick={() => globalThis.print()}>
            {words.print}
          </Button>
          <span role="status">{told}</span>
        </div>
      )}
    </section>
  )
}
