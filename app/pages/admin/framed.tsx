import type { ReactNode } from 'react'
import * as v from 'valibot'
import { PaletteKeys } from '#app/desk/palette-keys.tsx'
import { LiveNews } from '#app/live/live-news.tsx'
import { useWaiting } from '#app/live/use-waiting.ts'
import { PortalFrame } from '#app/portal/portal-frame.tsx'
import { WaitingContext } from '#app/portal/waiting.ts'
import { LogInAgain } from '#app/staff/log-in-again.tsx'
import { logOut } from '#app/staff/log-out.ts'
import { ProveAgain } from '#app/staff/prove-again.tsx'
import { leaveYard } from '#app/yard/leave-yard.ts'

const frameData = v.object({
  dealerName: v.string(),
  userName: v.string(),
  isNarrow: v.boolean(),
  newestEnquiry: v.number(),
  /** How many enquiries wait at the desk; undefined for who does not see it. */
  waiting: v.optional(v.number()),
  allowed: v.object({ may: v.array(v.string()), open: v.array(v.string()) }),
})

export type FrameData = v.InferOutput<typeof frameData>

/** A page that is refused brings its frame along: no loader has run. */
const refusal = v.object({ message: v.string(), frame: frameData })

export type Refusal = v.InferOutput<typeof refusal>

export function frameIn(said: unknown): FrameData | undefined {
  const result = v.safeParse(refusal, said)
  return result.success ? result.output.frame : undefined
}

/** The frame with what may open over any page: the login in place, and the news. */
export function Framed({ newestEnquiry, waiting, ...frame }: FramedProps) {
  const now = useWaiting(waiting)
  const overlays = (
    <>
      <LogInAgain />
      <ProveAgain />
      <LiveNews after={newestEnquiry} />
      {now !== undefined && <PaletteKeys />}
    </>
  )
  return (
    <WaitingContext value={{ '/admin/desk': now ?? 0 }}>
      <PortalFrame {...frame} logOut={leave} overlays={overlays} />
    </WaitingContext>
  )
}

type FramedProps = FrameData & { children: ReactNode }

const leave = () => leaveYard(logOut)
