/// <reference types="vite/types/importMeta.d.ts" />

/** Whether this app has a server; a folder of files (`npm run build:static`) has none, and shows nothing that needs one. */
export const SERVED = import.meta.env.MODE !== 'static'
