import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import {
  checkboxField,
  checkboxGroupField,
  choiceField,
  dateField,
  emailField,
  type Field,
  messageField,
  mobileField,
  modelField,
  numberField,
  registrationNumberField,
  telephoneField,
  textField,
} from './field-definitions.ts'
import { fieldSchema } from './field-schema.ts'
import { refusalWords } from './refusal-words.ts'

const taken = (field: Field, given: unknown) =>
  v.parse(fieldSchema(field, 'json', refusalWords), given)
const said = (field: Field, given: unknown) =>
  v.safeParse(fieldSchema(field, 'json', refusalWords), given).issues?.[0].message

describe('a mobile number', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['098765-43210', '9876543210'],
    ['91 9876543210', '9876543210'],
    [9876543210, '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['+91\u00a098765\u201143210', '9876543210'],
    ['\u200b９８７６５４３２１０\ufeff', '9876543210'],
    ['', ''],
    [undefined, ''],
    [null, ''],
  ])('%j is stored as mobile number %j', (given, stored) =>
    expect(taken(mobileField(), given)).toBe(stored),
  )

  it.each(['6000000001', '7000000001', '8000000001', '9000000001'])(
    '%j is a mobile number',
    (given) => expect(taken(mobileField(), given)).toBe(given),
  )

  it.each([
    '12345',
    '1234567890',
    '5876543210',
    '0000000000',
    '+91 4000000001',
    '+1 415 555 0100',
    '98765432101',
    'call me',
  ])('%j is refused as a mobile number', (given) =>
    expect(said(mobileField(), given)).toMatch(/ten-digit Indian mobile/),
  )

  it.each([
    ['98765 4321', 'This has 9 digits'],
    ['5876543210', 'Mobile numbers start with 6, 7, 8 or 9'],
    ['98765 43210 (Asha)', '“A” is not allowed in a phone number'],
  ])('has a message that says why %j is refused', (given, why) =>
    expect(said(mobileField(), given)).toContain(why),
  )
})

describe('a telephone number', () => {
  it.each([
    ['+91 98765 43210', '9876543210'],
    [' 040 2345-6789 ', '040 2345-6789'],
    ['040\u00a02345\u20116789', '040 2345-6789'],
    ['+१ ४१५ ५५५ ०१००', '+1 415 555 0100'],
    ['+1 (415) 555-0100', '+1 (415) 555-0100'],
    [9876543210, '9876543210'],
    ['', ''],
    [undefined, ''],
  ])('%j is stored as telephone number %j', (given, stored) =>
    expect(taken(telephoneField(), given)).toBe(stored),
  )

  it.each(['12345', '1234567890123456', 'call me', '98765 43210 or 98765 43211'])(
    '%j is refused as a telephone number',
    (given) => expect(said(telephoneField(), given)).toMatch(/phone number of 6 to 15 digits/),
  )

  it('drops all characters but digits if declared as digits only', () => {
    const digits = telephoneField('Contact number', { strips: /\D/g })
    expect(taken(digits, '+1 (415) 555-0100')).toBe('14155550100')
    expect(taken(digits, '90000a00002')).toBe('9000000002')
    expect(said(digits, 'none')).toMatch(/phone number/)
  })
})

describe('an email address', () => {
  it.each([
    '',
    'a@example.com',
    'first.last+tag@mail.example.co.in',
    "melwyn.d'souza@example.com",
    'asha@münchen.de',
  ])('%j is accepted', (given) => expect(taken(emailField(), given)).toBe(given))

  it('is stored without invisible characters, and with plain characters for lookalikes', () => {
    expect(taken(emailField(), '\u200bAsha@example.com\u00a0')).toBe('Asha@example.com')
    expect(taken(emailField(), 'd’souza@ex\u2011ample.com')).toBe("d'souza@ex-ample.com")
    expect(taken(emailField(), 'asha＠example．com')).toBe('asha@example.com')
  })

  it.each(['a', 'a@', '@b.c', 'a b@example.com', 'a@example.com\nBcc: b@example.com'])(
    '%j is refused as an email address',
    (given) => expect(said(emailField(), given)).toMatch(/name@example.com/),
  )
})

describe('a number', () => {
  it.each([
    ['90000', 90000],
    ['₹ 1,04,116', 104116],
    ['1.5 lakh', 150_000],
    ['९०,०००', 90_000],
    [12.5, 12.5],
    ['', null],
    [null, null],
    [undefined, null],
    [9_999_999_999, 9_999_999_999],
  ])('%j is stored as the number %j', (given, stored) =>
    expect(taken(numberField('Loan amount', { isMoney: true }), given)).toBe(stored),
  )
  it.each([
    ['-1', 'must be 0 or more'],
    [-1, 'must be 0 or more'],
    ['NaN', 'must be a number'],
    ['Infinity', 'must be a number'],
    ['ten', 'must be a number'],
    [{}, 'must be a number'],
    ['1e', 'must be a number'],
    ['1,5', 'must be a number'],
    [1e10, 'is too large'],
  ])('%j is refused: it %s', (given, sentence) =>
    expect(said(numberField('Loan amount'), given)).toBe(`Loan amount ${sentence}`),
  )
  it('has a message that says what to type', () => {
    const year = numberField('Year of purchase', { example: '2022' })
    expect(said(year, 'last year')).toBe('Year of purchase must be a number, like 2022')
  })
  it('can be empty despite a minimum, unless the field is required', () => {
    expect(taken(numberField('Years', { min: 1 }), '')).toBe(null)
    const required = numberField('Years', { isRequired: true, missing: 'Enter the years' })
    expect(said(required, '')).toBe('Enter the years')
    expect(taken(required, '0')).toBe(0)
  })
  it('opens the numeric keypad of a phone', () =>
    expect(numberField('Loan amount').inputMode).toBe('decimal'))
})

describe('a registration number', () => {
  it('keeps its spelling, with plain characters for lookalikes', () => {
    expect(taken(registrationNumberField(), ' ts\u00a009\u2011ＡＢ १२३४ ')).toBe('ts 09-AB 1234')
  })
})

it('free text keeps its characters', () => {
  for (const typed of ['क्\u200dष', 'మీ\u200cరు', 'Asha’s – ９ ९'])
    for (const field of [textField('Name'), messageField()]) expect(taken(field, typed)).toBe(typed)
})

describe('a date', () => {
  it('must be a day that the calendar has', () => {
    expect(taken(dateField('Booking date'), '2028-02-29')).toBe('2028-02-29')
    for (const given of ['2026-02-29', '21/11/2026', 'soon', '2026-13-01'])
      expect(said(dateField('Booking date'), given)).toBe('Booking date must be a real date')
  })
})

describe('a choice', () => {
  const proof = choiceField('Proof', ['PAN card', 'Voter ID'])
  it('is compared without case and stored in the declared spelling', () =>
    expect(taken(proof, 'pan CARD')).toBe('PAN card'))
  it('can have a different label and stored value', () => {
    const machine = choiceField('Model', [{ value: 'CBR 150R', label: 'The racer' }])
    expect(taken(machine, 'cbr 150r')).toBe('CBR 150R')
    expect(said(machine, 'The racer')).toBe('Model must be one of: The racer')
  })
  const asked = { isRequired: true, missing: 'Select the proof' } as const
  it('has its own message if a required choice is empty', () =>
    expect(said(choiceField('Proof', ['PAN card'], asked), '')).toBe(asked.missing))
  it('has a message that lists the options if the value is not an option', () =>
    expect(said(proof, 'Library card')).toBe('Proof must be one of: PAN card, Voter ID'))
})

describe('a checkbox', () => {
  it.each([true, 'true', 'on', '1', 1])('%j is ticked', (given) =>
    expect(taken(checkboxField('I agree'), given)).toBe(true),
  )
  it.each([false, 'false', '', undefined, null, 'off'])('%j is not ticked', (given) =>
    expect(taken(checkboxField('I agree'), given)).toBe(false),
  )
  it('has a name of its own within a group', () =>
    expect(
      taken(
        checkboxGroupField('Channels', { sms: checkboxField('SMS'), rcs: checkboxField('RCS') }),
        { sms: 'on' },
      ),
    ).toEqual({ sms: true, rcs: false }))
})

describe('a text', () => {
  it('is trimmed, and refused if it is too long', () => {
    expect(taken(textField('Name'), '  Asha  ')).toBe('Asha')
    expect(said(textField('Name'), 'x'.repeat(101))).toBe('Name must be 100 characters or fewer')
    expect(said(messageField(), 'x'.repeat(2001))).toBe('Message must be 2000 characters or fewer')
    expect(said(textField('Name'), ['a'])).toBe('Name must be text')
  })
  it('loses line breaks in a single-line field, but keeps line breaks in a multi-line field', () => {
    expect(taken(textField('Name'), 'Evil\r\nBcc: v@example.com')).toBe('Evil Bcc: v@example.com')
    expect(taken(messageField(), 'one\r\ntwo\u2028three\u202e\0')).toBe('one\ntwo\nthree')
    expect(taken(mobileField(), '\u202a98765 43210\u202c')).toBe('9876543210')
    expect(taken(choiceField('Proof', ['PAN card']), 'PAN\ncard')).toBe('PAN card')
  })
  it('counts a line break as one character, as the browser does', () =>
    expect(taken(messageField(), 'x\r\n'.repeat(1000))).toHaveLength(1999))
  it('has its own message if a required text is empty', () => {
    const plate = textField('Number', {
      isRequired: true,
      missing: 'Enter the registration number',
    })
    expect(said(plate, ' ')).toBe('Enter the registration number')
  })
})

// Normalizing 30,000 combining marks blocks the process for most of a second.
describe('a text that is far too long is refused without being normalized:', () => {
  it.each([
    [textField('Name'), 'Name must be 100 characters or fewer'],
    [
      textField('Registration number', { max: 20 }),
      'Registration number must be 20 characters or fewer',
    ],
    [messageField(), 'Message must be 2000 characters or fewer'],
    [emailField(), 'Email must be 254 characters or fewer'],
    [modelField(), 'Model must be 100 characters or fewer'],
    [mobileField(), 'Enter a ten-digit Indian mobile number, like 98765 43210'],
    [telephoneField(), 'Enter a phone number of 6 to 15 digits, like 98765 43210 or 040 2345 6789'],
    [dateField('Booking date'), 'Booking date must be a real date'],
    [choiceField('Proof', ['PAN card', 'Voter ID']), 'Proof must be one of: PAN card, Voter ID'],
  ])('$kind $label', (field, sentence) => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    try {
      expect(said(field, `a${'\u0345'.repeat(10_000)}`)).toBe(sentence)
      expect(normalize).not.toHaveBeenCalled()
      said(field, 'a')
      expect(normalize).toHaveBeenCalled()
    } finally {
      normalize.mockRestore()
    }
  })

  it('the length of a text is counted after trimming and composing marks', () =>
    expect(taken(textField('Name'), `  ${'e\u0301'.repeat(100)}  `)).toBe('é'.repeat(100)))
})
