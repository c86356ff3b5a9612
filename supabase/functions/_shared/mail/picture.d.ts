import { type MailPicture } from '@podium/data/schemas/mailPictures.ts';
/**
 * A picture from the site. Its URL is the same for all recipients, so it cannot track opens. It is decorative, because
 * many clients block images. Clients with dark mode show the dark version.
 *
 * @param attributes of the image, such as its style
 */
export declare function pictureHtml(picture: MailPicture, siteUrl: string, attributes: string): string;
