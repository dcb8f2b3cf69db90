import { Button } from '#app/ui/components/button.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import * as words from './my-enquiry-words.ts'

type Props = {
  /** Message if nothing was found. */
  message: string | undefined
  /** The reference as typed. */
  reference: string | undefined
}

export function FindEnquiryForm({ message, reference }: Props) {
  return (
    <div className="column max-w-xl pt-12 pb-16 md:pt-20">
      <h1 className="headline text-3xl md:text-4xl">{words.findTitle}</h1>
      <p className="mt-4">{words.findIntro}</p>
      {message && (
        <p role="alert" className="mt-6 border-bad border-l-4 pl-3 font-semibold">
          {message}
        </p>
      )}
      <form method="post" action="/my-enquiry" className="mt-6 grid gap-6">
        <TextField
          name="reference"
          label={words.reference}
          hint={words.referenceHint}
          required
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={reference}
        />
        <TextField
          name="digits"
          label={words.digits}
          required
          inputMode="numeric"
          pattern="[0-9]{4}"
          maxLength={4}
          autoComplete="off"
        />
        <Button type="submit" tone="signal" className="justify-self-start">
          {words.find}
        </Button>
      </form>
    </div>
  )
}
