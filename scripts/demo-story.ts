import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import {
  type EnquiryState,
  initialStateOf,
  isClosedState,
} from '#app/crm/enquiries/enquiry-states.ts'
import type { DealerHours, Department } from '#app/platform/dealer/opening-status.ts'
import { addWorkingMinutes } from '#app/platform/dealer/working-time.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { pipelinesOf } from '#app/platform/permissions/role.ts'
import type { Chance } from './demo-chance.ts'
import { lostFor, type Next, notes, paths, stepTexts } from './demo-paths.ts'
import type { DemoPerson } from './demo-staff.ts'

export type StoryEvent = {
  at: Date
  by: DemoPerson
  type: 'state' | 'note' | 'call' | 'assign' | 'nextStep'
  data: object
  text: string | null
}

/** What became of an enquiry until now. */
export type Story = {
  state: EnquiryState | null
  stateAt: Date
  assignee: DemoPerson | undefined
  firstCallAt: Date | undefined
  nextStep: { at: Date; text: string | null } | undefined
  lostReason: string | null
  events: StoryEvent[]
}

type Given = {
  enquiry: EnquiryKind
  at: Date
  callBy: Date | undefined
  /** The morning of the day that was asked for. */
  booked: Date | undefined
}

type House = { hours: DealerHours; zone: string; now: Date; staff: readonly DemoPerson[] }

const hour = 3_600_000
const saturday = 6

/** Tells one life after the other: who takes it, when, what comes of it. */
export function storyTeller(house: House, chance: Chance) {
  const { hours, zone, now, staff } = house

  const whenOpen = (counter: Department, at: Date) =>
    addWorkingMinutes(hours, counter, at, 1, zone) ?? at

  const personFor = ({ flow }: EnquiryKind): DemoPerson | undefined => {
    const floor = staff.filter(({ role }) => isOnFloor(role) && pipelinesOf(role).includes(flow))
    const able = floor.length > 0 ? floor : staff
    // Who is first in the list has the most to do.
    return able[Math.floor(chance.next() ** 1.3 * able.length)]
  }

  /** In time mostly, on Saturdays less; now and then nobody calls. */
  const firstCall = ({ enquiry: { counter }, at, callBy }: Given): Date | undefined => {
    if (!callBy || chance.happens(0.05)) return undefined
    const within = hours.callWithin[counter]
    const isInTime = chance.happens(at.getUTCDay() === saturday ? 0.6 : 0.8)
    const minutes = isInTime
      ? 3 + (within - 4) * chance.next() ** 1.6
      : within + 6 + 500 * chance.next() ** 2.5
    const call = addWorkingMinutes(hours, counter, at, minutes, zone)
    return call && call < now ? call : undefined
  }

  return (given: Given): Story => {
    const { enquiry, at } = given
    const { flow, counter } = enquiry
    const first = initialStateOf(flow) ?? null
    const story: Story = {
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
    const add = (type: StoryEvent['type'], when: Date, data: object, text: string | null = null) =>
      story.events.push({ at: when, by: person, type, data, text })
    const move = (state: EnquiryState, when: Date) => {
      const reason = state === 'lost' ? chance.oneOf(lostFor) : null
      add('state', when, { from: story.state, to: state, reason })
      Object.assign(story, { state, stateAt: when, lostReason: reason })
    }

    const called = firstCall(given)
    if (!called) {
      const isOld = now.getTime() - at.getTime() > 5 * 24 * hour
      if (isOld && chance.happens(0.7)) leave(enquiry, move, whenOpen(counter, later(at, 30)))
      else if (chance.happens(0.5)) story.assignee = person
      if (story.assignee) add('assign', at, { assignee: person.name })
      return story
    }
    story.assignee = person
    story.firstCallAt = called
    add('assign', called, { assignee: person.name })
    let talked = called
    let outcome = chance.oneOf(outcomes)
    add('call', called, { outcome })
    if (outcome !== 'reached') {
      talked = whenOpen(counter, later(called, chance.between(2, 26)))
      if (talked >= now) return story
      outcome = chance.happens(0.85) ? 'reached' : 'no-answer'
      add('call', talked, { outcome })
      if (outcome !== 'reached') {
        const end = whenOpen(counter, later(talked, chance.between(24, 60)))
        if (end < now && flow !== 'workshop' && flow !== 'contact') move('lost', end)
        return story
      }
    }
    move(flow === 'workshop' ? 'confirmed' : flow === 'contact' ? 'answered' : 'contacted', talked)
    if (chance.happens(0.3)) add('note', talked, {}, chance.oneOf(notes.map((it) => [it, 1])))
    if (flow === 'workshop') arrive(given, story, move)
    walk(enquiry, story, move)
    planNext(enquiry, story, add)
    return story
  }

  /** Nobody called: somebody put it away as what needs no call. */
  function leave({ flow }: EnquiryKind, move: Move, at: Date) {
    move(flow === 'workshop' ? 'cancelled' : flow === 'contact' ? 'closed' : 'lost', at)
  }

  function arrive({ booked, enquiry: { counter } }: Given, { stateAt }: Story, move: Move) {
    const morning = booked && booked > stateAt ? booked : later(stateAt, 20)
    const at = whenOpen(counter, later(morning, chance.between(0, 3)))
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

  function walk({ flow, counter }: EnquiryKind, story: Story, move: Move) {
    for (let steps = 0; steps < 8; steps++) {
      const next = step(story.state === null ? [] : (paths[flow][story.state] ?? []))
      if (!next) return
      const at = whenOpen(counter, later(story.stateAt, chance.between(...next[1])))
      if (at >= now) return
      move(next[0], at)
    }
  }

  function step(ways: readonly Next[]): Next | undefined {
    let left = chance.next()
    return ways.find(([, , share]) => {
      left -= share
      return left < 0
    })
  }

  function planNext({ flow, counter }: EnquiryKind, story: Story, add: Add) {
    const isCalm = flow === 'workshop' || isClosedState(story.state)
    const isLongAgo = now.getTime() - story.stateAt.getTime() > 9 * 24 * hour
    if (isCalm || chance.happens(isLongAgo ? 0.1 : 0.3)) return
    const wished = later(now, chance.between(isLongAgo ? -60 : -9, 75))
    const at = whenOpen(counter, new Date(Math.ceil(wished.getTime() / hour) * hour))
    if (at <= story.stateAt) return
    const text = chance.oneOf(stepTexts.map((it) => [it, 1]))
    story.nextStep = { at, text }
    add('nextStep', story.stateAt, { stepAt: at.toISOString() }, text)
  }
}

type Move = (state: EnquiryState, at: Date) => void
type Add = (type: StoryEvent['type'], at: Date, data: object, text: string | null) => void

const outcomes = [
  ['reached', 66],
  ['no-answer', 22],
  ['busy', 7],
  ['call-back', 5],
] as const

const isOnFloor = (role: Role) => role === 'sales' || role === 'workshop'

const later = (at: Date, hours: number) => new Date(at.getTime() + hours * hour)
