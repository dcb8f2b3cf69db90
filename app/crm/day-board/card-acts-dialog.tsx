import { purposes } from '#app/crm/appointments/appointments-content-words.ts'
import { ChoiceButtons } from '#app/crm/desk/choice-buttons.tsx'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import { Button, buttonClassName, LinkButton } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { stepsOf } from './appointment-progress.ts'
import type { BoardAppointment } from './day-board-schema.ts'
import * as words from './day-board-words.ts'
import { displayName, stateLabel } from './use-board-acts.ts'

type Props = {
  appointment: BoardAppointment | undefined
  /** Day and time on the dealer's clock. */
  now: { day: string; time: string }
  placeName: (key: string) => string
  isBusy: boolean
  onClose: () => void
  setState: (appointment: BoardAppointment, state: string) => void
  schedule: (appointment: BoardAppointment) => void
  openJobCard: (appointment: BoardAppointment) => void
}

/** All acts on one appointment. Each is one tap. */
export function CardActsDialog({ appointment, onClose, ...given }: Props) {
  return (
    <Dialog
      isOpen={appointment !== undefined}
      onClose={onClose}
      title={appointment ? displayName(appointment) : ''}
    >
      {appointment && <Acts appointment={appointment} {...given} />}
    </Dialog>
  )
}

type ActsProps = Omit<Props, 'appointment' | 'onClose'> & { appointment: BoardAppointment }

function Acts({ appointment, now, placeName, isBusy, setState, ...on }: ActsProps) {
  const { reference, day, at, resource, purpose, phone, state, isActive } = appointment
  const { isService, isErased, mergedInto, reason, isOverbooked } = appointment
  // The desk refuses changes of erased and merged enquiries.
  const isFixed = isErased || mergedInto !== null
  // A ride without an hour has no state.
  const mayChange = !isFixed && (isService || at !== null)
  const facts = [
    formatHour({ day, at }),
    resource === null ? '' : placeName(resource),
    purposes[purpose],
    appointment.model,
    appointment.registrationNumber,
  ].filter(Boolean)
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere text-quiet">{facts.join(' · ')}</p>
      {appointment.complaint && <p className="wrap-anywhere">{appointment.complaint}</p>}
      {isOverbooked && reason && <p className="text-warn">{words.overbookedBecause(reason)}</p>}
      {mayChange && isActive && day > now.day && (
        <p>{words.fromItsDay(formatHour({ day, at: null }))}</p>
      )}
      {mayChange && isActive && day <= now.day && (
        <ChoiceButtons
          label={words.setState}
          isBusy={isBusy}
          isNarrow
          hasFocus
          choices={stepsOf(appointment, now).map((value) => ({
            value,
            label: stateLabel(appointment, value),
            isChosen: value === state,
          }))}
          onChoose={(value) => setState(appointment, value)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {isService && !isErased && (
          <Button size="small" disabled={isBusy} onClick={() => on.openJobCard(appointment)}>
            {words.jobCard}
          </Button>
        )}
        {!isFixed && isActive && (
          <Button size="small" disabled={isBusy} onClick={() => on.schedule(appointment)}>
            {at === null ? words.bookHour : words.move}
          </Button>
        )}
        {phone && (
          <a href={telephoneUrl(phone)} className={buttonClassName({ size: 'small' })}>
            {words.call} {phone}
          </a>
        )}
        <LinkButton size="small" to={`/admin/desk/${mergedInto ?? reference}`}>
          {mergedInto === null ? words.open : words.mergedInto(mergedInto)}
        </LinkButton>
        {mayChange && isActive && (
          <Button
            size="small"
            tone="bad"
            disabled={isBusy}
            onClick={() => setState(appointment, 'cancelled')}
          >
            {words.cancel}
          </Button>
        )}
        {mayChange && !isActive && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => setState(appointment, isService ? 'confirmed' : 'booked')}
          >
            {words.restore}
          </Button>
        )}
      </div>
    </div>
  )
}
