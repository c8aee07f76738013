import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the product, on one page. Who may open it stands in routes/permissions.ts. */
export default [
  layout('routes/public/_layout.tsx', [
    index('routes/public/home.tsx'),
    route('about', 'routes/public/about.tsx'),
    route('courses', 'routes/public/courses.tsx'),
    route('pillar/stress-mindset', 'routes/public/pillar-stress-mindset.ts'),
    route('pillar/:pillar', 'routes/public/pillar.tsx'),
    route('pricing', 'routes/public/pricing.tsx'),
    route('trial', 'routes/public/trial.tsx'),
    route('testimonials', 'routes/public/testimonials.tsx'),
    route('calendar', 'routes/public/calendar.tsx'),
    route('shop', 'routes/public/shop.tsx'),
    route('blog', 'routes/public/blog.tsx'),
    route('blog/:slug', 'routes/public/blog-post.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('coaching', 'routes/public/coaching.tsx'),
    route('services', 'routes/public/services.tsx'),
    route('corporate', 'routes/public/corporate.tsx'),
    route('how-we-help', 'routes/public/how-we-help.tsx'),
    route('privacy', 'routes/public/privacy.tsx'),
    route('terms', 'routes/public/terms.tsx'),
    route('disclaimer', 'routes/public/disclaimer.tsx'),
    route('legal', 'routes/public/legal.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),

  layout('routes/auth/_layout.tsx', [
    route('auth', 'routes/auth/auth.tsx'),
    route('auth/second-step', 'routes/auth/second-step.tsx'),
    route('confirm-email', 'routes/auth/confirm-email.tsx'),
    route('sign-in-link', 'routes/auth/sign-in-link.tsx'),
    route('setup', 'routes/auth/setup.tsx'),
  ]),
  route('auth/passkey', 'routes/auth/passkey.ts'),
  route('sign-out', 'routes/auth/sign-out.tsx'),
  route('profile/security/passkeys', 'routes/member/profile/passkeys.ts'),

  layout('routes/member/_layout.tsx', [
    route('dashboard', 'routes/member/dashboard.tsx'),
    route('health/trends', 'routes/member/trends.tsx'),
    layout('routes/member/profile/_layout.tsx', [
      route('profile', 'routes/member/profile/overview.tsx'),
      route('profile/security', 'routes/member/profile/security.tsx'),
      route('profile/security/authenticator', 'routes/member/profile/authenticator.tsx'),
      route('profile/data', 'routes/member/profile/data.tsx'),
      route('profile/data/erase', 'routes/member/profile/erase.tsx'),
    ]),
    route('stories/new', 'routes/member/new-story.tsx'),
  ]),
  route('profile/data/export/:id', 'routes/member/profile/export-file.ts'),

  layout('routes/admin/_layout.tsx', [
    ...prefix('admin', [
      index('routes/admin/overview.tsx'),
      route('messages', 'routes/admin/messages.tsx'),
      route('messages/:id', 'routes/admin/message.tsx'),
      route('stories', 'routes/admin/stories.tsx'),
      route('outbox', 'routes/admin/outbox.tsx'),
      route('outbox/:name', 'routes/admin/outbox-mail.tsx'),
      route('settings/site', 'routes/admin/site.tsx'),
      route('settings/services', 'routes/admin/services.tsx'),
      route('gallery', 'routes/admin/gallery.tsx'),
    ]),
    route('blog-automation/*', 'routes/admin/blog-automation.tsx'),
  ]),

  route('media/*', 'routes/machine/media.ts'),
  route('plates/*', 'routes/machine/plate.ts'),
  route('sitemap.xml', 'routes/machine/sitemap.ts'),
  route('robots.txt', 'routes/machine/robots.ts'),
  route('site.webmanifest', 'routes/machine/web-manifest.ts'),
  route('share/*', 'routes/machine/share-picture.ts'),
  route('api/auth/*', 'routes/machine/auth-api.ts'),
  ...prefix('api/functions', [
    route('check-subscription', 'routes/machine/function-check-subscription.ts'),
    route('send-contact-email', 'routes/machine/function-send-contact-email.ts'),
  ]),
] satisfies RouteConfig
