/// <reference types="vite/types/importMeta.d.ts" />

/** Whether a server stands behind this app; a folder of files (`npm run build:static`) has none, and shows nothing that needs one. */
export const SERVED = import.meta.env.MODE !== 'static'
