import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import { useConfirm } from '#app/ui/portal/use-confirm.tsx'
import { isLargePriceChange, percentChange } from './large-price-change.ts'
import * as words from './staff-words.ts'

type PriceChange = { name: string; was: number; now: number }

/**
 * Asks for confirmation before a price moves by more than a fifth, which is often a typing error.
 */
export function useConfirmLargePriceChange() {
  const { ask, dialog } = useConfirm()

  async function askOfJumps(moves: readonly PriceChange[]): Promise<boolean> {
    const jumps = moves.filter(({ was, now }) => isLargePriceChange(was, now))
    const [first, ...others] = jumps
    if (!first) return true
    return ask({
      title: confirmationMessage(first),
      confirm: words.saveIt,
      ...(others.length > 0 && {
        details: (
          <ul className="text-sm">
            {others.map((move) => (
              <li key={move.name}>{words.jumpOf(move.name, confirmationMessage(move))}</li>
            ))}
          </ul>
        ),
      }),
    })
  }
  return { askOfJumps, dialog }
}

function confirmationMessage({ was, now }: PriceChange): string {
  const percent = percentChange(was, now)
  return words.jump({
    was: formatRupeesExact(was),
    now: formatRupeesExact(now),
    by: `${Math.abs(percent)}%`,
    isMore: percent > 0,
  })
}
