import { Warning } from '#app/ui/components/warning.tsx'
import { type Matter, matters } from './staff-words.ts'

/** On the dashboard: what is wrong with the site itself. */
export function AttentionList({ attention }: { attention: readonly Matter[] }) {
  return attention.map((matter) => (
    <Warning key={matter} matter={matters[matter][0]}>
      {matters[matter][1]}
    </Warning>
  ))
}
