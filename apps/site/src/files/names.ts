/** Files with a fixed path that programs request. Those of the calendar are in data/events/calendarFiles.ts. */
export const files = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: '/manifest.webmanifest',
  /** Browsers request it by default. The file is a PNG, which every browser accepts under this name. */
  favicon: '/favicon.ico',
  icon: '/icon.svg',
  appleTouchIcon: '/apple-touch-icon.png',
  icon192: '/icon-192.png',
  icon512: '/icon-512.png',
  maskableIcon: '/icon-maskable-512.png',
} as const;
