import type { ResourceType } from './resourceDownload.ts';

/** A resource that is sent by e-mail on request (REQ-RES-1). */
export interface FreeResource {
  type: ResourceType;
  /** Same as on the cover. */
  title: string;
  description: string;
  button: string;
  /** '5,247 downloads this week'. */
  downloads: string;
  /** Page count of a PDF, same as on the cover. */
  pages?: number;
}
