import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import {
  type EnquiryState,
  initialStateOf,
  isClosedState,
} from '#app/crm/enquiries/enquiry-states.ts'
import type { DealerHours, Department } from '#app/platform/dealer-details/opening-status.ts'
import { addWorkingMinutes } from '#app/platform/dealer-details/working-time.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { pipelinesOf } from '#app/platform/permissions/role.ts'
import type { SeededRandom } from './demo-random.ts'
import type { DemoStaffMember } from './demo-staff.ts'
import {
  type DemoTransition,
  demoNextStepTexts,
  demoNotes,
  demoTransitions,
  lostReasonWeights,
} from './demo-state-transitions.ts'

export type DemoEnquiryEvent = {
  at: Date
  by: DemoStaffMember
  type: 'state' | 'note' | 'call' | 'assign' | 'nextStep'
  data: object
  text: string | null
}

/** State and history of a demo enquiry. */
export type DemoEnquiryHistory = {
  state: EnquiryState | null
  stateAt: Date
  assignee: DemoStaffMember | undefined
  firstCallAt: Date | undefined
  nextStep: { at: Date; text: string | null } | undefined
  lostReason: string | null
  events: DemoEnquiryEvent[]
}

type HistoryInput = {
  enquiry: EnquiryKind
  at: Date
  callBy: Date | undefined
  /** Morning of the day that the visitor requested. */
  booked: Date | undefined
}

type DemoTeam = { hours: DealerHours; zone: string; now: Date; staff: readonly DemoStaffMember[] }

const hour = 3_600_000
const saturday = 6

/** Generates the history of each enquiry: the assignee, the calls and the outcomes. */
export function demoHistoryGenerator(house: DemoTeam, chance: SeededRandom) {
  const { hours, zone, now, staff } = house

  const whenOpen = (counter: Department, at: Date) =>
    addWorkingMinutes(hours, counter, at, 1, zone) ?? at

  const personFor = ({ flow }: EnquiryKind): DemoStaffMember | undefined => {
    const floor = staff.filter(
      ({ role }) => isSalesOrWorkshop(role) && pipelinesOf(role).includes(flow),
    )
    const able = floor.length > 0 ? floor : staff
    // People at the start of the list get more enquiries.
    return able[Math.floor(chance.next() ** 1.3 * able.length)]
  }

  /** First calls are mostly in time, but less often on Saturdays. Occasionally nobody calls. */
  const firstCall = ({ enquiry: { counter }, at, callBy }: HistoryInput): Date | undefined => {
    if (!callBy || chance.happens(0.05)) return undefined
    const within = hours.callWithin[counter]
    const isInTime = chance.happens(at.getUTCDay() === saturday ? 0.6 : 0.8)
    const minutes = isInTime
      ? 3 + (within - 4) * chance.next() ** 1.6
      : within + 6 + 500 * chance.next() ** 2.5
    const call = addWorkingMinutes(hours, counter, at, minutes, zone)
    return call && call < now ? call : undefined
  }

  return (given: HistoryInput): DemoEnquiryHistory => {
    const { enquiry, at } = given
    const { flow, counter } = enquiry
    const first = initialStateOf(flow) ?? null
    const story: DemoEnquiryHistory = {
      state: first,
      stateAt: at,
      assignee: undefined,
      firstCallAt: undefined,
      nextStep: undefined,
      lostReason: null,
      events: [],
    }
    const person = personFor(enquiry)
    if (first === null || !person) return story
    const add = (
      type: DemoEnquiryEvent['type'],
      when: Date,
      data: object,
      text: string | null = null,
    ) => story.events.push({ at: when, by: person, type, data, text })
    const move = (state: EnquiryState, when: Date) => {
      const reason = state === 'lost' ? chance.oneOf(lostReasonWeights) : null
      add('state', when, { from: story.state, to: state, reason })
      Object.assign(story, { state, stateAt: when, lostReason: reason })
    }

    const called = firstCall(given)
    if (!called) {
      const isOld = now.getTime() - at.getTime() > 5 * 24 * hour
      if (isOld && chance.happens(0.7)) leave(enquiry, move, whenOpen(counter, addHours(at, 30)))
      else if (chance.happens(0.5)) story.assignee = person
      if (story.assignee) add('assign', at, { assignee: person.name })
      return story
    }
    story.assignee = person
    story.firstCallAt = called
    add('assign', called, { assignee: person.name })
    let talked = called
    let outcome = chance.oneOf(callOutcomeWeights)
    add('call', called, { outcome })
    if (outcome !== 'reached') {
      talked = whenOpen(counter, addHours(called, chance.between(2, 26)))
      if (talked >= now) return story
      outcome = chance.happens(0.85) ? 'reached' : 'no-answer'
      add('call', talked, { outcome })
      if (outcome !== 'reached') {
        const end = whenOpen(counter, addHours(talked, chance.between(24, 60)))
        if (end < now && flow !== 'workshop' && flow !== 'contact') move('lost', end)
        return story
      }
    }
    move(flow === 'workshop' ? 'confirmed' : flow === 'contact' ? 'answered' : 'contacted', talked)
    if (chance.happens(0.3)) add('note', talked, {}, chance.oneOf(demoNotes.map((it) => [it, 1])))
    if (flow === 'workshop') arrive(given, story, move)
    walk(enquiry, story, move)
    planNext(enquiry, story, add)
    return story
  }

  /** Nobody called. Staff closed the enquiry because it needed no call. */
  function leave({ flow }: EnquiryKind, move: MoveToState, at: Date) {
    move(flow === 'workshop' ? 'cancelled' : flow === 'contact' ? 'closed' : 'lost', at)
  }

  function arrive(
    { booked, enquiry: { counter } }: HistoryInput,
    { stateAt }: DemoEnquiryHistory,
    move: MoveToState,
  ) {
    const morning = booked && booked > stateAt ? booked : addHours(stateAt, 20)
    const at = whenOpen(counter, addHours(morning, chance.between(0, 3)))
    if (at >= now) return
    move(
      chance.oneOf([
        ['arrived', 86],
        ['no-show', 8],
        ['cancelled', 6],
      ] as const),
      at,
    )
  }

  function walk({ flow, counter }: EnquiryKind, story: DemoEnquiryHistory, move: MoveToState) {
    for (let steps = 0; steps < 8; steps++) {
      const next = step(story.state === null ? [] : (demoTransitions[flow][story.state] ?? []))
      if (!next) return
      const at = whenOpen(counter, addHours(story.stateAt, chance.between(...next[1])))
      if (at >= now) return
      move(next[0], at)
    }
  }

  function step(ways: readonly DemoTransition[]): DemoTransition | undefined {
    let left = chance.next()
    return ways.find(([, , share]) => {
      left -= share
      return left < 0
    })
  }

  function planNext({ flow, counter }: EnquiryKind, story: DemoEnquiryHistory, add: AddEvent) {
    const isCalm = flow === 'workshop' || isClosedState(story.state)
    const isLongAgo = now.getTime() - story.stateAt.getTime() > 9 * 24 * hour
    if (isCalm || chance.happens(isLongAgo ? 0.1 : 0.3)) return
    const wished = addHours(now, chance.between(isLongAgo ? -60 : -9, 75))
    const at = whenOpen(counter, new Date(Math.ceil(wished.getTime() / hour) * hour))
    if (at <= story.stateAt) return
    const text = chance.oneOf(demoNextStepTexts.map((it) => [it, 1]))
    story.nextStep = { at, text }
    add('nextStep', story.stateAt, { stepAt: at.toISOString() }, text)
  }
}

type MoveToState = (state: EnquiryState, at: Date) => void
type AddEvent = (
  type: DemoEnquiryEvent['type'],
  at: Date,
  data: object,
  text: string | null,
) => void

const callOutcomeWeights = [
  ['reached', 66],
  ['no-answer', 22],
  ['busy', 7],
  ['call-back', 5],
] as const

const isSalesOrWorkshop = (role: Role) => role === 'sales' || role === 'workshop'

const addHours = (at: Date, hours: number) => new Date(at.getTime() + hours * hour)
