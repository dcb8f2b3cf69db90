import { foldIdentifier } from '#app/platform/schema/fold-identifier.ts'

/** A typed code without what people put between its signs. */
export function plainCode(typed: string): string {
  return foldIdentifier(typed).replaceAll(/[\s-]/g, '').toLowerCase()
}

/** Whether it is one of an app's; the others are recovery codes. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}
