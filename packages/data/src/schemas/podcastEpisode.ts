export interface PodcastEpisode {
  number: number;
  title: string;
  description: string;
}
