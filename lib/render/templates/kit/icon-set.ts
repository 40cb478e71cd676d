import type { IconNode } from "lucide";
import Bell from "lucide/dist/esm/icons/bell.mjs";
import BookOpen from "lucide/dist/esm/icons/book-open.mjs";
import Briefcase from "lucide/dist/esm/icons/briefcase.mjs";
import Bug from "lucide/dist/esm/icons/bug.mjs";
import Calendar from "lucide/dist/esm/icons/calendar.mjs";
import Camera from "lucide/dist/esm/icons/camera.mjs";
import ChartColumn from "lucide/dist/esm/icons/chart-column.mjs";
import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import Cloud from "lucide/dist/esm/icons/cloud.mjs";
import Code from "lucide/dist/esm/icons/code.mjs";
import CreditCard from "lucide/dist/esm/icons/credit-card.mjs";
import Database from "lucide/dist/esm/icons/database.mjs";
import FileText from "lucide/dist/esm/icons/file-text.mjs";
import Flag from "lucide/dist/esm/icons/flag.mjs";
import Gift from "lucide/dist/esm/icons/gift.mjs";
import Globe from "lucide/dist/esm/icons/globe.mjs";
import GraduationCap from "lucide/dist/esm/icons/graduation-cap.mjs";
import Handshake from "lucide/dist/esm/icons/handshake.mjs";
import Headphones from "lucide/dist/esm/icons/headphones.mjs";
import Heart from "lucide/dist/esm/icons/heart.mjs";
import House from "lucide/dist/esm/icons/house.mjs";
import Image from "lucide/dist/esm/icons/image.mjs";
import Layers from "lucide/dist/esm/icons/layers.mjs";
import Leaf from "lucide/dist/esm/icons/leaf.mjs";
import Lightbulb from "lucide/dist/esm/icons/lightbulb.mjs";
import Link from "lucide/dist/esm/icons/link.mjs";
import Lock from "lucide/dist/esm/icons/lock.mjs";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import Megaphone from "lucide/dist/esm/icons/megaphone.mjs";
import MessageCircle from "lucide/dist/esm/icons/message-circle.mjs";
import Palette from "lucide/dist/esm/icons/palette.mjs";
import PenTool from "lucide/dist/esm/icons/pen-tool.mjs";
import Puzzle from "lucide/dist/esm/icons/puzzle.mjs";
import RefreshCw from "lucide/dist/esm/icons/refresh-cw.mjs";
import Rocket from "lucide/dist/esm/icons/rocket.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import Settings from "lucide/dist/esm/icons/settings.mjs";
import ShieldCheck from "lucide/dist/esm/icons/shield-check.mjs";
import ShoppingCart from "lucide/dist/esm/icons/shopping-cart.mjs";
import Smartphone from "lucide/dist/esm/icons/smartphone.mjs";
import Sparkles from "lucide/dist/esm/icons/sparkles.mjs";
import Star from "lucide/dist/esm/icons/star.mjs";
import Target from "lucide/dist/esm/icons/target.mjs";
import TrendingDown from "lucide/dist/esm/icons/trending-down.mjs";
import TrendingUp from "lucide/dist/esm/icons/trending-up.mjs";
import Trophy from "lucide/dist/esm/icons/trophy.mjs";
import Truck from "lucide/dist/esm/icons/truck.mjs";
import Users from "lucide/dist/esm/icons/users.mjs";
import Video from "lucide/dist/esm/icons/video.mjs";
import Wallet from "lucide/dist/esm/icons/wallet.mjs";
import Wrench from "lucide/dist/esm/icons/wrench.mjs";
import Zap from "lucide/dist/esm/icons/zap.mjs";

/** Icons that templates know by name, so that only these reach the bundle. */
export const ICONS = {
  bell: Bell,
  book: BookOpen,
  briefcase: Briefcase,
  bug: Bug,
  calendar: Calendar,
  camera: Camera,
  chart: ChartColumn,
  check: CircleCheck,
  clock: Clock,
  cloud: Cloud,
  code: Code,
  card: CreditCard,
  database: Database,
  document: FileText,
  flag: Flag,
  gift: Gift,
  globe: Globe,
  education: GraduationCap,
  handshake: Handshake,
  support: Headphones,
  heart: Heart,
  home: House,
  image: Image,
  layers: Layers,
  leaf: Leaf,
  idea: Lightbulb,
  link: Link,
  lock: Lock,
  mail: Mail,
  "map-pin": MapPin,
  megaphone: Megaphone,
  message: MessageCircle,
  palette: Palette,
  pen: PenTool,
  puzzle: Puzzle,
  refresh: RefreshCw,
  rocket: Rocket,
  search: Search,
  settings: Settings,
  "shield-check": ShieldCheck,
  cart: ShoppingCart,
  phone: Smartphone,
  sparkles: Sparkles,
  star: Star,
  target: Target,
  down: TrendingDown,
  up: TrendingUp,
  trophy: Trophy,
  truck: Truck,
  users: Users,
  video: Video,
  wallet: Wallet,
  wrench: Wrench,
  zap: Zap,
} as const satisfies Record<string, IconNode>;

export type IconName = keyof typeof ICONS;

/** An icon by a name that may be none of ours. */
export const iconNamed = (name: string): IconNode | undefined =>
  Object.hasOwn(ICONS, name) ? ICONS[name as IconName] : undefined;
