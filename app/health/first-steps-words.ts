import type { FirstStep } from './first-steps.ts'

/** Texts of the first steps on the owner's dashboard. */

export const firstStepsTitle = 'First steps'
export const toDo = (open: number) => `${open} to do`
export const done = 'Done'
export const skipped = 'Not needed'
export const skip = 'Not needed'
export const skipOf = (title: string) => `Not needed: ${title}`
export const showAgain = 'Show again'
export const showAgainOf = (title: string) => `Show again: ${title}`
export const isSkipped = 'Marked as not needed.'
export const isShownAgain = 'The step is shown again.'
export const unknownStep = 'There is no such step.'
export const notSaved = 'That could not be saved. Please try again.'

type Step = { title: string; why: string; to?: string }

export const steps: Record<FirstStep, Step> = {
  contact: {
    title: 'Enter your phone numbers, email and address',
    why: 'The website still shows sample contact details, so nobody can reach you.',
    to: '/admin/account#house',
  },
  hours: {
    title: 'Check your opening hours and holidays',
    why: 'The website promises customers a call by a certain time. Only these hours count.',
    to: '/admin/account#house',
  },
  staff: {
    title: 'Invite your staff',
    why: 'Each person gets their own login and sees the enquiries of their role.',
    to: '/admin/staff',
  },
  rules: {
    title: 'Decide who gets new enquiries',
    why: 'Until then every new enquiry stays unassigned.',
    to: '/admin/desk-rules',
  },
  mail: {
    title: 'Set up email',
    why: 'Without it nobody gets an email about a new enquiry, and customers get no confirmation. Ask your website administrator for the settings SMTP_URL and LEADS_TO.',
  },
  'second-step': {
    title: 'Protect your login with a second step',
    why: 'Your account can read and export every customer. A stolen password alone should not be enough.',
    to: '/admin/second-factor',
  },
  'backup-copy': {
    title: 'Keep a copy of the backups on another computer',
    why: 'If this computer is lost, its backups are lost with it. Ask your website administrator to set up the daily copy.',
    to: '/admin/account#backups',
  },
}
