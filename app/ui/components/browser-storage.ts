/**
 * Web Storage and cookies that never throw. A browser may block site data (then reading `localStorage`
 * itself throws), have none (null), or have no room left. The lint rules allow direct access here alone.
 */
export const safeLocalStorage = safeStorage(() => localStorage)
export const safeSessionStorage = safeStorage(() => sessionStorage)

/** All cookies that scripts may read, as one string; '' where there are none or they are blocked. */
export function readCookies(): string {
  return attempt(() => document.cookie) ?? ''
}

/** `cookie` is a name, a value and its attributes. A browser that blocks cookies ignores it. */
export function writeCookie(cookie: string): void {
  attempt(() => {
    document.cookie = cookie
  })
}

function safeStorage(find: () => Storage) {
  return {
    /** Undefined where nothing is stored under this key, or nothing can be read. */
    get: (key: string): string | undefined => attempt(() => find().getItem(key)) ?? undefined,
    /** Returns whether it is stored. */
    set: (key: string, value: string): boolean =>
      attempt(() => {
        find().setItem(key, value)
        return true
      }) ?? false,
    remove: (key: string): void => attempt(() => find().removeItem(key)),
    keys: (): string[] => attempt(() => Object.keys(find())) ?? [],
    clear: (): void => attempt(() => find().clear()),
  }
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
