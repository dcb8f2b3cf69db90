/** Loads the code of on-road prices. Every further `import()` would list the same files again. */
export const loadLazyPrice = () => import('./lazy-price.ts')
