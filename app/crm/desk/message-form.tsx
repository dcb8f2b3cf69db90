import { useState } from 'react'
import type { Message } from '#app/crm/message-texts/list-messages.ts'
import type { MessageChannel } from '#app/crm/message-texts/message-channels.ts'
import { listGaps } from '#app/crm/message-texts/message-template.ts'
import { Button, buttonClassName } from '#app/ui/components/button.tsx'
import { TextAreaField } from '#app/ui/components/form-field.tsx'
import { DraftNotice } from '#app/ui/portal/draft-notice.tsx'
import { useTextDraft } from '#app/ui/portal/use-text-draft.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import { useDeskContext } from './desk-context.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'
import { maxNoteLength } from './desk-event-schema.ts'
import { listEnquiryMessages, messageUrl, type OpenedMessage } from './enquiry-messages.ts'
import * as words from './message-words.ts'

type Props = {
  row: DeskRow
  isBusy: boolean
  hasFocus: boolean
  /** Logs that the text was opened. Resolves to `true` on success. */
  onOpen: (opened: OpenedMessage) => Promise<boolean>
}

/** Staff choose a text, change it if needed, and open it in WhatsApp or in the mail program. */
export function MessageForm({ row, isBusy, hasFocus, onOpen }: Props) {
  const messages = listEnquiryMessages(row, useDeskContext())
  // The list may change while the form is open, for example after a colleague's status change.
  const [chosen, setChosen] = useState<Message>()
  if (messages.length === 0 && !chosen) return <p className="text-quiet">{words.none}</p>
  if (!chosen)
    return (
      <ChoiceButtons
        label={words.chooseText}
        isBusy={isBusy}
        hasFocus={hasFocus}
        hasDigits={hasFocus}
        choices={messages.map((it, at) => ({ value: String(at), label: it.name, note: it.text }))}
        onChoose={(at) => setChosen(messages[Number(at)])}
      />
    )
  return (
    <ChosenMessage
      key={`${chosen.id} ${chosen.text}`}
      row={row}
      message={chosen}
      isBusy={isBusy}
      onOpen={onOpen}
      onBack={() => setChosen(undefined)}
    />
  )
}

type ChosenMessageProps = Omit<Props, 'hasFocus'> & { message: Message; onBack: () => void }

function ChosenMessage({ row, message, isBusy, onOpen, onBack }: ChosenMessageProps) {
  const draft = useTextDraft(`message ${row.reference} ${message.id}`, message.text)
  const { text } = draft
  const gaps = listGaps(text)
  const isReady = gaps.length === 0 && text.trim() !== '' && !isBusy
  const open = (channel: MessageChannel) => {
    const isEdited = text !== message.text
    void onOpen({ channel, text, textName: message.name, isEdited }).then(
      (isLogged) => isLogged && draft.whenSent(text.trim()),
    )
  }
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <strong>{message.name}</strong>
        <Button size="dense" onClick={onBack}>
          {words.otherText}
        </Button>
      </p>
      <TextAreaField
        name="message"
        label={words.text}
        rows={6}
        maxLength={maxNoteLength}
        value={text}
        onChange={({ target }) => draft.setText(target.value)}
      />
      {draft.isRestored && <DraftNotice onDiscard={draft.discard} />}
      <p role="status" className={gaps.length > 0 ? 'border-warn border-l-4 pl-3' : 'sr-only'}>
        {gaps.length > 0 && words.fillIn(gaps)}
      </p>
      <div className="flex flex-wrap gap-2">
        {message.channels.map((channel, index) => (
          <a
            key={channel}
            // Without an address, the link cannot be used.
            href={isReady ? messageUrl(row, channel, { ...message, text }) : undefined}
            role={isReady ? undefined : 'link'}
            aria-disabled={isReady ? undefined : true}
            {...(channel === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
            onClick={isReady ? () => open(channel) : undefined}
            className={buttonClassName({
              tone: index === 0 ? 'signal' : 'quiet',
              className: 'grow',
            })}
          >
            {words.openIn[channel]}
          </a>
        ))}
      </div>
    </div>
  )
}
