// First of all, before the rest is set up.
import { path } from './ahead.ts'

import '@fontsource-variable/inter'
import './base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { SERVED } from './edition.ts'
import { keepOnDevice } from './offline/version.ts'
import { preloadAddress } from './pages/preload.ts'
import { applyPreferences } from './preferences.ts'
import { refreshSession } from './service/session.ts'

void preloadAddress(path)
applyPreferences()
// Who we are is shown when it is known; no page waits for it.
if (SERVED) refreshSession().catch(() => undefined)
keepOnDevice()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
