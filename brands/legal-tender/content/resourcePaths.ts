import type { ResourceType } from '@podium/data/schemas/resourceDownload.ts';

/** The PDF files that the resource mails link to (REQ-RES-1). */
export const resourcePaths: Record<ResourceType, string> = {
  ai_prompts: '/resources/ai-prompts.pdf',
  hell_week_pdf: '/resources/hell-week.pdf',
};
